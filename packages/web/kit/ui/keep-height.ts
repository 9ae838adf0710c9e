/**
 * A decision that has been high once stays so, as long as the screen keeps its width: buttons and words
 * come and go, and the field above does not jump with each of them. Told as `--kept`, for those who have the room.
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
