// The rivals are installed by `npm run bench` alone, and the bundles of boardgame.io come without types.
declare module 'boardgame.io/dist/cjs/*';
declare module 'socket.io-client';
