"""Writes the browser's types from the structs of the wire.

python -m coterie.server.typescript web/src/wire.ts
"""

import inspect
import sys
from pathlib import Path

import msgspec
from msgspec import inspect as mi

from coterie.server import wire
from coterie.tables import messages

HEAD = """\
// Written by `python -m coterie.server.typescript`. Do not edit.

/** A view, move, event or prompt: the game's own JSON object. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;
"""
UNIONS = (
    ("FromClient", messages.FromClient),
    ("FromServer", messages.FromServer),
    ("FromHouse", wire.FromHouse),
)
PLAIN: dict[type[mi.Type], str] = {
    mi.StrType: "string", mi.IntType: "number", mi.FloatType: "number", mi.BoolType: "boolean",
    mi.NoneType: "null", mi.AnyType: "unknown", mi.RawType: "Json",
}  # fmt: skip


def _type(t: mi.Type) -> str:
    if isinstance(t, mi.Metadata):
        return _type(t.type)
    if isinstance(t, mi.StructType):
        return t.cls.__name__
    if isinstance(t, mi.ListType):
        item = _type(t.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(t, mi.DictType):
        value = _type(t.value_type)
        if value == "unknown":
            return "Json"
        return f"Record<{_type(t.key_type)}, {value}>"
    if isinstance(t, mi.LiteralType):
        return " | ".join(f'"{value}"' for value in t.values)
    if isinstance(t, mi.UnionType):
        parts = [_type(part) for part in t.types]
        return " | ".join(dict.fromkeys(parts))
    return PLAIN[type(t)]


def _comment(text: str | None, indent: str) -> list[str]:
    if not text:
        return []
    lines = inspect.cleandoc(text).split("\n")
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _field_notes(cls: type) -> dict[str, str]:
    """The strings that stand below the fields in the source."""
    import ast

    body = ast.parse(inspect.getsource(cls)).body[0]
    assert isinstance(body, ast.ClassDef)
    notes: dict[str, str] = {}
    last = ""
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            last = node.target.id
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and last:
            notes[last] = str(node.value.value)
    return notes


def _interface(info: mi.StructType) -> list[str]:
    cls = info.cls
    sent = not cls.__struct_config__.forbid_unknown_fields
    notes = _field_notes(cls)
    lines = ["", *_comment(cls.__doc__, ""), f"export interface {cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        # What we send is complete, except where defaults are left out.
        omitted = cls.__struct_config__.omit_defaults or not sent
        optional = "?" if omitted and not field.required else ""
        lines += _comment(notes.get(field.name), "  ")
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return [*lines, "}"]


def typescript() -> str:
    """The whole file."""
    structs = [
        value
        for module in (messages, wire)
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]
    lines: list[str] = []
    for info in mi.multi_type_info(structs):
        assert isinstance(info, mi.StructType)
        lines += _interface(info)
    for name, union in UNIONS:
        lines += ["", f"export type {name} = {_type(mi.type_info(union))};"]
    return HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
