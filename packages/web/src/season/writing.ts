/** Now, as seasons write it. */
export const instant = (): string => `${new Date().toISOString().slice(0, 19)}Z`;
