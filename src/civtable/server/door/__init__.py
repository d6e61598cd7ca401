"""What stands between the net and a request: connections, limits, names; files and pages for everybody.

`app` and `running` put it together. Others use `limits`, where whatever costs something is paid for, `guard`
for what a request brings, `speech` for its language, `hosts` and `reach` for the names of this server,
`web_files` for the files that browsers get.
"""
