"""The database: its form and address, one writer and a few readers, migrations.

Everybody reads and writes through `store`, in the words of `schema`, and packs with `packing` what is large;
`locks`, `told` and `fitting` are for who shares a database with others. `database` opens one.
"""
