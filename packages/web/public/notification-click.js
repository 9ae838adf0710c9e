// Part of the service worker: a tap on a notification leads to the table it speaks of, where it is open or in a new window.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(show(notification.data));
});

async function show(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => client.url === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}
