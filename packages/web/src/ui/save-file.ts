/** Hands a file to the browser to be saved. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser does not say when it has read the file. The memory is given back long after it must have.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
