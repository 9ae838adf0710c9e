const NAME = 'pocket-stadium:host-token';

/** The host's token, kept as long as this tab is open. `/host/#token` brings it, and it leaves the address. */
export const hostToken = {
  read(): string | undefined {
    const given = decodeURIComponent(location.hash.slice(1));
    if (given !== '') {
      this.write(given);
      history.replaceState(null, '', location.pathname);
    }
    try {
      return sessionStorage.getItem(NAME) || undefined;
    } catch {
      return given || undefined;
    }
  },
  write(token: string): void {
    try {
      sessionStorage.setItem(NAME, token);
    } catch {
      // Without storage the token is asked for each time.
    }
  },
};
