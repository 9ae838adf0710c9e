/**
 * Copies what a field shows. Where the clipboard is closed to us, as on a page without https, the old way is tried.
 * False when nothing was copied: the field then has the focus, and its text is selected to be copied by hand.
 */
export async function copyField(field: HTMLInputElement | undefined): Promise<boolean> {
  if (!field) return false;
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    const before = document.activeElement;
    field.focus();
    field.select();
    const copied = document.execCommand('copy');
    if (copied && before instanceof HTMLElement) before.focus();
    return copied;
  }
}
