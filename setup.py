"""Adds the compiled part to the build that pyproject.toml describes.

mypyc compiles the engine, the bots (`civtable.core`, `games` and `bots`) and the loop of the environments
when a wheel is built and a C compiler with Python's headers works. Without one, or with CIVTABLE_PURE=1, the
wheel is pure Python: the same source, slower. An editable install builds nothing, so that an edited file is
never hidden by an old build.
"""

import ast
import gc
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = ("src/civtable/core", "src/civtable/games", "src/civtable/bots")
INTERPRETED = (
    *("__init__.py", "api.py", "text.py", "views.py", "facts.py", "arrange.py", "contradictions.py"),
    *("cards/civil_*.py", "cards/military_*.py", "campaign/series.py", "campaign/settings.py"),
    *("words/nouns.py", "words/teller.py", "words/rows.py", "words/cards.py", "words/automa.py"),
    *("automa/reader.py", "automa/grammar.py"),
    *("bots/policy.py", "ideas.py"),
)
"""Re-exports, tables of cards, words for people, facts, files, torch: nothing that search calls."""

LOOP = ("src/civtable/env/rewards.py", "src/civtable/env/tables.py")
"""What is compiled besides: the part of the environments that does not know numpy."""

SELDOM = """
#if defined(__clang__)
#define CIVTABLE_SELDOM __attribute__((optnone))
#elif defined(__GNUC__)
#define CIVTABLE_SELDOM __attribute__((optimize("O0")))
#else
#define CIVTABLE_SELDOM
#endif
"""
CALLED_SELDOM = (
    r"char CPyDef_\w+_____top_level__\(void\) \{",  # runs once, when the module is imported
    r"(?:static )?(?:PyObject \*|int )CPy(?:Exec|Init)_\w+\(\w[^;{}]*\)\s*\{",  # so does this
    r"PyObject \*CPyPy_\w+\([^;{}]*\)\s*\{",  # unpacks what interpreted code calls a function with
    r"static (?:PyObject \*|int)\n\w+_[gs]et_\w+\([^;{}]*\)\s*\{",  # an attribute for interpreted code
)
"""How functions begin that compiled code does not call: the engine's own calls go past them."""

SHIM = """
#include <Python.h>

static PyObject *create(PyObject *spec, PyModuleDef *own)
{
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *flat = name == NULL ? NULL : PyObject_CallMethod(name, "replace", "ss", ".", "___");
    PyObject *init = flat == NULL ? NULL : PyUnicode_FromFormat("init_%U", flat);
    PyObject *library = init == NULL ? NULL : PyImport_ImportModule("civtable__mypyc");
    PyObject *capsule = library == NULL ? NULL : PyObject_GetAttr(library, init);
    void *found = capsule == NULL ? NULL : PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    PyObject *module = found == NULL ? NULL : ((PyObject *(*)(void))found)();
    Py_XDECREF(name);
    Py_XDECREF(flat);
    Py_XDECREF(init);
    Py_XDECREF(library);
    Py_XDECREF(capsule);
    Py_XINCREF(module);  /* the library points to it, and does not count that */
    return module;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, create}, {0, NULL}};
static PyModuleDef shim = {PyModuleDef_HEAD_INIT, "civtable", NULL, 0, NULL, slots};
"""
"""A compiled module as Python finds it: it looks its own name up in the library, where the code of all is."""
SHARED_BY = 12
"""As many last names of modules has one of these."""
HIDDEN = "#if defined(__GNUC__)\n#pragma GCC visibility push(hidden)\n#endif"
SHOWN = "#if defined(__GNUC__)\n#pragma GCC visibility pop\n#endif"
COLD = (
    *("core/laws.py", "core/layout.py", "core/match.py", "core/pickles.py", "core/reading.py"),
    *("core/record.py", "core/sealed.py", "core/words.py", "positions/*.py", "words/*.py", "happenings.py"),
    *("automa/form.py", "automa/tables.py", "campaign/*.py", "cards/reading.py"),
    *("abilities/compiler.py", "abilities/library.py", "abilities/writer.py"),
    *("observation/features.py", "observation/things.py", "stone_age/things.py"),
)
"""What is compiled and still called by no search: optimized less, it takes gcc half the time."""

INTERNAL = "__native_internal_civtable.h"
"""The header of mypyc in which all modules declare what they share."""

BUILDING = {"bdist", "bdist_wheel", "build", "build_ext", "install"}
TRIAL = "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"


def engine_modules() -> list[str]:
    """The files that mypyc compiles: the engine's, but for what is named in INTERPRETED, and the loop."""
    return sorted(
        [
            *(
                path.as_posix()
                for folder in ENGINE
                for path in Path(folder).rglob("*.py")
                if not any(path.match(pattern) for pattern in INTERPRETED)
            ),
            *LOOP,
        ]
    )


def documented(module: str) -> Iterator[tuple[str, str]]:
    """What a module and its classes, functions and methods say about themselves, by their full names."""
    name = ".".join(Path(module).with_suffix("").parts[1:])
    tree = ast.parse(Path(module).read_text("utf-8"))
    found: list[tuple[str, ast.Module | ast.ClassDef | ast.FunctionDef]] = [(name, tree)]
    for above, node in found:
        text = ast.get_docstring(node)
        if text:
            yield above, text
        if not isinstance(node, ast.FunctionDef):
            inner = [child for child in node.body if isinstance(child, ast.ClassDef | ast.FunctionDef)]
            found += [(f"{above}.{child.name}", child) for child in inner]


def explain(sources: set[str], modules: list[str]) -> None:
    """Put the docstrings, which mypyc drops, into the C that it wrote, so that `help` says something.

    There they stand behind the signatures. In C a name begins as late as it is still clear which one is
    meant: `rng___Rng___below` is `civtable.core.rng.Rng.below`, so every ending of a name is looked up.
    """
    from mypyc.codegen.cstring import c_string_initializer

    said: dict[str, str] = {}
    for name, text in [entry for module in modules for entry in documented(module)]:
        parts = name.split(".")
        written = c_string_initializer(text.encode())
        said |= {"___".join(parts[i:]): written for i in range(len(parts))} | {name: written}

    def with_doc(match: re.Match[str]) -> str:
        before, name, between, doc = match.group("before", "name", "between", "doc")
        more = said.get(name)
        return match[0] if more is None else f"{before}{name}{between}{'' if doc == 'NULL' else doc}{more}"

    doc = r'(?P<doc>NULL|"(?:[^"\\]|\\.)*")'
    places = [
        r"(?P<before>\(PyCFunction\)CPyPy_)(?P<name>\w+)(?P<between>,\s+METH_[^\"{}]*?PyDoc_STR\()" + doc,
        r"(?P<before>PyTypeObject CPyType_)(?P<name>\w+)(?P<between>_template_ = \{[^{}]*?PyDoc_STR\()" + doc,
        r'(?P<before>PyModuleDef_HEAD_INIT,\s+")(?P<name>[\w.]+)(?P<between>",\s+)' + doc,
    ]
    for path in [Path(source) for source in sources]:
        text = path.read_text()
        for place in places:
            text = re.sub(place, with_doc, text)
        path.write_text(text)


def free_at_once(sources: set[str]) -> None:
    """Let what the garbage collector does not know (`acyclic`) be freed at once, however deep it lies.

    mypyc has it wait like everything else in CPython's trashcan, whose links stand in the collector's part of
    an object: these have none, so that what lies before them in memory was written over.
    """
    freeing = re.compile(r"_dealloc\(\w+ \*self\)\s*\{.*?\bdone: ;", re.DOTALL)

    def at_once(found: re.Match[str]) -> str:
        known = "PyObject_GC_UnTrack(self)" in found[0]
        return found[0] if known else re.sub(r"CPy_TRASHCAN_(BEGIN|END)\(.*?\)", "", found[0])

    for path in [Path(source) for source in sources]:
        path.write_text(freeing.sub(at_once, path.read_text()))


def lighten(sources: set[str]) -> None:
    """Make the C that mypyc wrote quicker to compile.

    What compiled code does not call stays unoptimized: two fifths of the C. And the indentation goes, which
    grows from function to function. Together they took gcc more than half of its time.
    """
    beginnings = re.compile(f"(?m)^(?={'|'.join(CALLED_SELDOM)})")
    for path in [Path(source) for source in sources if Path(source).name.startswith("__native_")]:
        marked = beginnings.sub("CIVTABLE_SELDOM ", path.read_text())
        path.write_text(SELDOM + re.sub(r"(?m)^[ \t]+", "", marked))


def shorten(sources: set[str]) -> None:
    """Leave of the declarations, which stand in one header for all modules, those that a file speaks of.

    There are nearly ten thousand, and each file had to read them all. None is used from outside, and they say
    so: where a compiler knows that nobody else can take a function's place, it calls it directly.
    """
    declared = [
        (re.match(r"extern [^();\[=]*?(CPy\w+) *[(;\[=]", line), line)
        for line in Path("build", INTERNAL).read_text().splitlines()
    ]
    first = [line for name, line in declared if name is None]
    for path in [Path(source) for source in sources if Path(source).name.startswith("__native_")]:
        text = path.read_text()
        said = set(re.findall(r"\bCPy\w+", text))
        own = [line for name, line in declared if name is not None and name[1] in said]
        path.write_text(text.replace(f'#include "{INTERNAL}"', "\n".join([*first, HIDDEN, *own, SHOWN]), 1))


def share_shims(shims: list[Extension]) -> None:
    """Let a dozen small extensions stand for all modules, under their names, instead of one for each.

    mypyc writes one for each module, and compiling and linking them took as long as fifteen modules do. A
    single one for all names would make the wheel a sixth larger, since every module has a copy.
    """
    names = sorted({shim.name.rpartition(".")[2] for shim in shims})
    paths: dict[str, Path] = {}
    for i in range(0, len(names), SHARED_BY):
        some = names[i : i + SHARED_BY]
        inits = [f"PyMODINIT_FUNC PyInit_{name}(void) {{ return PyModuleDef_Init(&shim); }}" for name in some]
        path = Path("build", f"shim_{i // SHARED_BY}.c")
        path.write_text("\n".join([SHIM, *inits, ""]))
        paths |= dict.fromkeys(some, path)
    for shim in shims:
        shim.sources = [str(paths[shim.name.rpartition(".")[2]])]


def is_cold(source: str) -> bool:
    """Whether a C file, which is named after its module, is one of those that are optimized less."""
    module = Path(*Path(source).stem.removeprefix("__native_").split("___")).with_suffix(".py")
    return any(module.match(pattern) for pattern in COLD)


class BuildOnAllCores(build_ext):
    """Compiles all files side by side, then links; extensions of the same source are copies of the first.

    setuptools takes one file after the other, or else one extension beside the other, of which ours has
    nearly all files.
    """

    def build_extensions(self) -> None:
        """An object for each source, the longest first; then what is left are extensions of objects alone."""
        self.parallel = os.cpu_count()
        everything = self.extensions
        first: dict[str, Extension] = {}
        copied = [(ext, first.setdefault(ext.sources[0], ext)) for ext in everything]
        self.extensions = list(first.values())
        sources = [(source, ext) for ext in self.extensions for source in ext.sources]
        sources.sort(key=lambda each: -os.path.getsize(each[0]))
        folders = list(dict.fromkeys([folder for ext in self.extensions for folder in ext.include_dirs]))
        less = ["-O1"] if self.compiler.compiler_type == "unix" else []
        known = {cold: self.read_headers(folders, less if cold else []) for cold in (False, True)}

        def compiled(each: tuple[str, Extension]) -> list[str]:
            source, ext = each
            cold = is_cold(source)
            return self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                macros=ext.define_macros,
                include_dirs=folders,
                debug=self.debug,
                extra_postargs=[*ext.extra_compile_args, *(less if cold else []), *known[cold]],
                depends=ext.depends,
            )

        with ThreadPoolExecutor(self.parallel) as threads:
            done = dict(zip([source for source, _ in sources], threads.map(compiled, sources), strict=True))
        for ext in self.extensions:
            ext.extra_objects += [file for source in ext.sources for file in done[source]]
            ext.sources = []
        super().build_extensions()
        self.extensions = everything
        for ext, model in copied:
            if ext is not model:
                place = self.get_ext_fullpath(ext.name)
                self.mkpath(os.path.dirname(place))
                self.copy_file(self.get_ext_fullpath(model.name), place)

    def read_headers(self, folders: list[str], level: list[str]) -> list[str]:
        """Let gcc read the headers, which are the same for all files, once: what it is told to find them.

        That is a tenth of its time. Other compilers read them every time.
        """
        library = self.extensions[0]
        if library.define_macros or not is_gcc(self.compiler):
            return []
        includes = re.findall("(?m)^#include .*", Path("build", INTERNAL).read_text())
        header = Path(self.build_temp, f"headers{''.join(level)}.h").absolute()
        header.parent.mkdir(parents=True, exist_ok=True)
        header.write_text("\n".join(includes) + "\n")
        places = [f"-I{folder}" for folder in [*folders, *self.compiler.include_dirs]]
        command = [*self.compiler.compiler_so, *places, *library.extra_compile_args, *level]
        self.compiler.spawn([*command, "-x", "c-header", str(header), "-o", f"{header}.gch"])
        return ["-include", str(header)]


def is_gcc(compiler: Any) -> bool:
    """Whether it is gcc itself, and not one that takes its options."""
    if compiler.compiler_type != "unix":
        return False
    asked = [*compiler.compiler_so, "-dM", "-E", "-x", "c", os.devnull]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return "__GNUC__" in told and "__clang__" not in told


def compiler_works() -> bool:
    """Whether an extension module that needs nothing but Python.h can be compiled and linked."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text(TRIAL)
        trial = build_ext(Distribution({"ext_modules": [Extension("trial", [str(source)])]}))
        trial.build_lib = trial.build_temp = folder
        try:
            trial.ensure_finalized()
            trial.run()
        except Exception as error:  # every version of setuptools has its own way to say no
            print(f"civtable: {error}")
            return False
        return all(Path(output).exists() for output in trial.get_outputs())


def engine() -> list[Extension]:
    """The compiled modules of the wheel that is being built; none if it stays interpreted."""
    if not BUILDING.intersection(sys.argv) or {"--inplace", "-i"}.intersection(sys.argv):
        return []
    if os.environ.get("CIVTABLE_PURE") == "1":
        print("civtable: CIVTABLE_PURE=1, building a pure Python wheel")
        return []
    if not compiler_works():
        print("civtable: no working C compiler with Python headers, building a pure Python wheel")
        return []

    from mypyc.build import mypycify

    modules = engine_modules()
    print(f"civtable: compiling {len(modules)} modules")
    # What the engine's packages import on the side (text.py) is not compiled and not checked here.
    options = ["--config-file=pyproject.toml", "--follow-imports=silent"]
    gc.disable()  # mypy keeps nearly all that it makes: looking for the rest takes it a quarter of its time
    extensions = mypycify(
        options + modules,
        opt_level="2",
        debug_level="0",
        strip_asserts=False,
        multi_file=True,
        group_name="civtable",
    )
    gc.enable()
    sources = {source for extension in extensions for source in extension.sources}
    explain(sources, modules)
    free_at_once(sources)
    lighten(sources)
    shorten(sources)
    share_shims(extensions[1:])
    if os.name == "posix":
        # mypyc asks for -Werror: a warning of a compiler that nobody has tried must not cost the speed.
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
    return extensions


setup(ext_modules=engine(), cmdclass={"build_ext": BuildOnAllCores})
