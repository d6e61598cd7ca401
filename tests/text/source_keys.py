"""The keys of phrases that the source speaks of, found by reading it."""

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import civtable

SOURCE = Path(civtable.__file__).parent
SPEAKERS = ["Phrase", "Reason", "words", "self"]
"""What says a key that is its first argument: as a function, or as the last part of `scene.words`."""


@dataclass(frozen=True)
class Said:
    """A place in the source that says a key; `args` is None where they cannot be told by reading."""

    where: str
    key: str
    args: frozenset[str] | None


@dataclass(frozen=True)
class Module:
    """A module of ours."""

    name: str
    tree: ast.Module


@dataclass(frozen=True)
class Maker:
    """A function that makes a phrase of its argument `key`: because("taken") says stone_age-why-taken."""

    module: str
    name: str
    prefix: str
    position: int  # of the argument, in a call
    adds: frozenset[str]  # the arguments of the phrase that it puts in by itself
    is_method: bool
    tree: ast.FunctionDef


@cache
def modules() -> list[Module]:
    """All of them."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        parts = ["civtable", *path.relative_to(SOURCE).with_suffix("").parts]
        name = ".".join(parts).removesuffix(".__init__")
        found.append(Module(name, ast.parse(path.read_text("utf-8"))))
    return found


def last_name(node: ast.expr) -> str:
    """The name of what is called: `words` in `scene.words(...)`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


# Makers.


def maker_from(module: Module, function: ast.FunctionDef) -> Maker | None:
    """The maker that a function is, if it is one."""
    names = [arg.arg for arg in function.args.args]
    is_method = names[:1] == ["self"]
    names = names[1:] if is_method else names
    if "key" not in names:
        return None
    nodes = list(ast.walk(function))
    adds = {
        str(key.value)
        for node in nodes
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant)
    }
    for call in nodes:
        if not isinstance(call, ast.Call) or last_name(call.func) not in SPEAKERS or not call.args:
            continue
        key = call.args[0]
        prefix = None
        if isinstance(key, ast.Name) and key.id == "key":
            prefix = ""
        elif isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            prefix = str(key.values[0].value)
        if prefix is not None:
            position = names.index("key")
            return Maker(module.name, function.name, prefix, position, frozenset(adds), is_method, function)
    return None


@cache
def makers() -> list[Maker]:
    """All of them."""
    found = [
        maker_from(module, node)
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef)
    ]
    return [maker for maker in found if maker is not None]


def makers_known(module: Module) -> dict[str, Maker]:
    """The makers that a module defines or imports, by the name it has for them; methods are known to all."""
    known = {f".{maker.name}": maker for maker in makers() if maker.is_method}
    functions = {(maker.module, maker.name): maker for maker in makers() if not maker.is_method}
    known |= {maker.name: maker for maker in functions.values() if maker.module == module.name}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (node.module or "", alias.name) in functions:
                    known[alias.asname or alias.name] = functions[node.module or "", alias.name]
    return known


# Calls.


def texts(node: ast.expr, scope: ast.AST) -> list[str]:
    """The texts that an expression can be, as far as they stand in the source."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) and node.value else []
    if isinstance(node, ast.IfExp):
        return texts(node.body, scope) + texts(node.orelse, scope)
    if isinstance(node, ast.Name):
        return [
            text
            for other in ast.walk(scope)
            if isinstance(other, ast.Assign) and [last_name(target) for target in other.targets] == [node.id]
            for text in texts(other.value, ast.Module([], []))
        ]
    return []


def arguments(call: ast.Call, position: int) -> frozenset[str] | None:
    """The names of the arguments that a phrase gets; None if they are put together elsewhere."""
    names: set[str] = set()
    for extra in call.args[position + 1 :]:
        if not isinstance(extra, ast.Dict):
            return None
        for name in extra.keys:
            if not isinstance(name, ast.Constant):
                return None
            names.add(str(name.value))
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        names.add(keyword.arg)
    return frozenset(names)


def said_by(call: ast.Call, module: Module, scope: ast.AST, known: dict[str, Maker]) -> list[Said]:
    """The keys that a call says."""
    name = last_name(call.func)
    prefix, position, adds = "", 0, frozenset[str]()
    if name not in SPEAKERS:
        maker = known.get(f".{name}" if isinstance(call.func, ast.Attribute) else name)
        if maker is None:
            return []
        prefix, position, adds = maker.prefix, maker.position, maker.adds
    if len(call.args) <= position:
        return []
    given = arguments(call, position)
    args = None if given is None else given | adds
    where = f"{module.name}:{call.lineno}"
    return [Said(where, prefix + text, args) for text in texts(call.args[position], scope)]


@cache
def said_keys() -> list[Said]:
    """Every key that a call says outright."""
    found: set[Said] = set()
    for module in modules():
        known = makers_known(module)
        functions = [node for node in ast.walk(module.tree) if isinstance(node, ast.FunctionDef)]
        for scope in [module.tree, *functions]:
            for call in ast.walk(scope):
                if isinstance(call, ast.Call):
                    local = scope if scope is not module.tree else ast.Module([], [])
                    found.update(said_by(call, module, local, known))
    return sorted(found, key=lambda said: (said.where, said.key))


# What the pages of the browser say.


@cache
def scripts() -> dict[str, str]:
    """The text of every script of ours by its path."""
    web = SOURCE / "web"
    paths = [path for path in sorted(web.rglob("*.js")) if "vendor" not in path.parts]
    return {path.relative_to(web).as_posix(): path.read_text("utf-8") for path in paths}


@cache
def said_in_scripts() -> list[Said]:
    """Every key that a script says outright: say("web-undo"), say("web-log-go", { ply: line.ply })."""
    call = re.compile(r'\b(?:say|phrase)\(\s*"([\w-]+)"\s*(,?)\s*')
    return [
        Said(
            f"{path}:{text.count(chr(10), 0, match.start()) + 1}",
            match[1],
            names_in_object(text[match.end() :]) if match[2] else frozenset(),
        )
        for path, text in scripts().items()
        for match in call.finditer(text)
    ]


def names_in_object(text: str) -> frozenset[str] | None:
    """The names of the object that a script's text begins with; None if it begins with something else."""
    names: set[str] = set()
    depth = 0
    for match in re.finditer(r"(\.\.\.)|([{(\[])|([})\]])|(?<=[{,])\s*(\w+)\s*(?=[:,}])", text):
        spread, opens, closes, name = match.groups()
        if depth == 0 and not (opens == "{" and match.start() == 0):
            return None
        if spread and depth == 1:
            return None
        if name and depth == 1:
            names.add(name)
        depth += 1 if opens else -1 if closes else 0
        if depth == 0:
            return frozenset(names)
    return None


@cache
def script_literals() -> set[str]:
    """Every plain text in the scripts that could be a key."""
    return {text for script in scripts().values() for text in re.findall(r'"([a-z_]+(?:-[\w-]+)+)"', script)}


@cache
def script_patterns() -> list[re.Pattern[str]]:
    """Every template in the scripts that begins like a key of the browser, each hole any text."""
    found = {text for script in scripts().values() for text in re.findall(r"`(web-[^`]*\$\{[^`]*)`", script)}
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(text))) for text in sorted(found)]


# All that could be a key, for finding messages that nobody says.


@cache
def literals() -> set[str]:
    """Every plain text in the source, and every key that is said outright."""
    found = {
        node.value
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return found | {said.key for said in said_keys()}


@cache
def patterns() -> list[re.Pattern[str]]:
    """Every f-string in the source that could be a key, each hole any text; makers are known better."""
    in_makers = {id(node) for maker in makers() for node in ast.walk(maker.tree)}
    found: set[str] = set()
    for module in modules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.JoinedStr) and id(node) not in in_makers:
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                found.add("".join([".+" if part is None else re.escape(str(part)) for part in parts]))
    word_and_hyphen = re.compile(r"[a-z_]{3,}\\-|\\-[a-z_]{3,}")
    return [re.compile(text) for text in sorted(found) if word_and_hyphen.search(text)]
