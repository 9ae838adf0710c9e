/** Installs what the bench's own lockfile names, unless it is there. */
export declare function installed(): Promise<void>;
/** Imports a package of the bench from wherever this is called. */
export declare function importInstalled(name: string): Promise<unknown>;
