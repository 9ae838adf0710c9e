/**
 * Opens the system's dialog to send a link. A person who closes it has changed their mind, which is no failure.
 * Anything else is reported.
 */
export async function sendLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
  }
}
