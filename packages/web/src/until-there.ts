/** How long after it did not arrive something is sent for again. */
const AGAIN_MS = 2000;

/** Sends for a part of the app until it is there: in a tunnel it arrives behind the tunnel, and nobody has to reload. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      reportError(error);
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN_MS);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
