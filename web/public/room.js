try {
  const room = JSON.parse(localStorage.getItem("gv:settings") || "{}").room;
  if (room === "light" || room === "dark") document.documentElement.dataset.room = room;
} catch {
  // Without a store the room follows the system.
}
