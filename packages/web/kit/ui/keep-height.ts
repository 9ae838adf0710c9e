/**
 * A decision keeps the greatest height it had, as long as the screen keeps its width. Buttons and words come and go,
 * and the field above does not jump with each of them. The height is told as `--kept`, for layouts that have the room.
 */
export function keepHeight(section: HTMLElement): () => void {
  let width = 0;
  let most = 0;
  const watcher = new ResizeObserver(() => {
    if (section.offsetWidth !== width) {
      width = section.offsetWidth;
      most = 0;
      section.style.removeProperty('--kept');
    }
    if (section.offsetHeight <= most) return;
    most = section.offsetHeight;
    section.style.setProperty('--kept', `${most}px`);
  });
  watcher.observe(section);
  return () => watcher.disconnect();
}
