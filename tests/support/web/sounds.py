"""Listening for the page's sounds."""

from __future__ import annotations

from typing import Final

LISTEN: Final = """(() => {
    window.heard = [];
    const {start} = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
        heard.push(this.frequency.value);
        start.call(this, when);
    };
})()"""

WANTED: Final = (
    """(sound) => localStorage.setItem("decaphase-settings", JSON.stringify({sound, pace: "instant"}))"""
)
