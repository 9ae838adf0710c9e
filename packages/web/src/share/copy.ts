/**
 * Copies what a field shows. Where the clipboard is closed to us, as on a house without https, the old way is tried.
 * False when nothing was copied: the field has the focus then, and is marked to be copied by hand.
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
