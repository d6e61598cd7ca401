"""The forms of requests and answers, checked at the edge and shown in the description of the API.

Every `api` uses them: `requests` and `models`, made of `fields`; the description uses `view_schema`.
"""
