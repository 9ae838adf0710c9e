// What `npm pack` runs first in the folder of a published package. In the workspace a package has TypeScript sources
// alone, and its manifest names them: a tarball of that would hold a README and nothing that runs.
console.error('This folder holds sources. In the root of the checkout `npm run pack` makes the tarball, in build-output/packages.');
process.exit(1);
