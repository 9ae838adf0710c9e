// What Node itself takes to start.
