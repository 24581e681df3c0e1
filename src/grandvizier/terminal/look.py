"""The two rooms: night and day.  Their colours carry names, so that drawings need not know which one is lit."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

NIGHT: Final = Theme(
    name="night",
    dark=True,
    primary="#e0a526",
    secondary="#1f8a8a",
    accent="#e0a526",
    warning="#e0a526",
    error="#f2939f",
    success="#7fbf8d",
    foreground="#f6efdf",
    background="#14213d",
    surface="#182848",
    panel="#20335a",
    variables={
        "gold": "#e0a526",
        "gold-fill": "#e0a526",
        "on-gold": "#14213d",
        "muted": "#aab7d4",
        "edge": "#6c7fa6",
        "turquoise": "#63c7c3",
        "pomegranate": "#f2939f",
        "ink": "#14213d",
        "paper": "#f6efdf",
        "paper-noted": "#c9a26b",
        "back": "#123c46",
        "back-ink": "#55bdb8",
        "block-cursor-background": "#e0a526",
        "block-cursor-foreground": "#14213d",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#20335a",
        "block-cursor-blurred-foreground": "#f6efdf",
        "scrollbar": "#6c7fa6",
        "scrollbar-background": "#182848",
        "scrollbar-background-hover": "#182848",
        "scrollbar-background-active": "#182848",
        "scrollbar-hover": "#e0a526",
        "scrollbar-active": "#e0a526",
    },
)

DAY: Final = Theme(
    name="day",
    dark=False,
    primary="#835500",
    secondary="#14696a",
    accent="#835500",
    warning="#835500",
    error="#a4243b",
    success="#3c6e47",
    foreground="#14213d",
    background="#f6efdf",
    surface="#fbf6ea",
    panel="#e9dec6",
    variables={
        "gold": "#835500",
        "gold-fill": "#e0a526",
        "on-gold": "#14213d",
        "muted": "#5c5544",
        "edge": "#8c7a55",
        "turquoise": "#14696a",
        "pomegranate": "#a4243b",
        "ink": "#14213d",
        "paper": "#ffffff",
        "paper-noted": "#e3cda0",
        "back": "#14696a",
        "back-ink": "#d5efec",
        "block-cursor-background": "#e0a526",
        "block-cursor-foreground": "#14213d",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#e9dec6",
        "block-cursor-blurred-foreground": "#14213d",
        "scrollbar": "#8c7a55",
        "scrollbar-background": "#fbf6ea",
        "scrollbar-background-hover": "#fbf6ea",
        "scrollbar-background-active": "#fbf6ea",
        "scrollbar-hover": "#835500",
        "scrollbar-active": "#835500",
    },
)

THEMES: Final = (NIGHT, DAY)
