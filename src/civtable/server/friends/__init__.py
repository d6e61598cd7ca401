"""Friends: who knows whom, who is invited to which table, who is blocked by whom.

`people` keeps friendships and blocks, `invitations` brings accounts to tables that wait. Nobody learns from
an answer more than that something is not possible: not whether a name has an account, nor who has blocked
them.
"""
