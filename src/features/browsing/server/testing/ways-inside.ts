interface Inside {
  /** What listens there, as host and port. */
  inside: string;
  udpPort: number;
}

/** Each way by which a page may try to lead the browser inside, as the page's script. */
export const waysInside = ({ inside, udpPort }: Inside): Record<string, string> => ({
  fetch: `fetch('http://${inside}/').catch(() => {})`,
  'a blind fetch': `fetch('http://${inside}/', { mode: 'no-cors', method: 'POST', body: 'x' }).catch(() => {})`,
  XMLHttpRequest: `const x = new XMLHttpRequest(); x.open('GET', 'http://${inside}/'); x.onerror = () => {}; x.send()`,
  WebSocket: `new WebSocket('ws://${inside}/')`,
  EventSource: `new EventSource('http://${inside}/')`,
  beacon: `navigator.sendBeacon('http://${inside}/', 'x')`,
  picture: `new Image().src = 'http://${inside}/x.png'`,
  frame: `document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://${inside}/' }))`,
  'frame of a file': `document.body.append(Object.assign(document.createElement('iframe'), { src: 'file:///etc/passwd' }))`,
  script: `document.body.append(Object.assign(document.createElement('script'), { src: 'http://${inside}/' }))`,
  style: `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'http://${inside}/' }))`,
  preconnect: `document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'http://${inside}/' }))`,
  prefetch: `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: 'http://${inside}/' }))`,
  worker: `new Worker(URL.createObjectURL(new Blob(["fetch('http://${inside}/').catch(() => {})"])))`,
  'shared worker': `new SharedWorker(URL.createObjectURL(new Blob(["fetch('http://${inside}/').catch(() => {})"])))`,
  video: `document.body.append(Object.assign(document.createElement('video'), { src: 'http://${inside}/', autoplay: true }))`,
  object: `document.body.append(Object.assign(document.createElement('object'), { data: 'http://${inside}/' }))`,
  'private name': `fetch('http://localhost:${inside.split(':')[1]}/').catch(() => {})`,
  WebRTC: `const C = window.RTCPeerConnection; if (C) { const c = new C({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] });
     c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o)); }`,
  'WebRTC of a frame': `const f = document.createElement('iframe'); document.body.append(f); const C = f.contentWindow.RTCPeerConnection;
     if (C) { const c = new C({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] }); c.createDataChannel('x');
     c.createOffer().then((o) => c.setLocalDescription(o)); }`,
  WebTransport: `window.WebTransport && new WebTransport('https://127.0.0.1:${udpPort}/')`,
  'a window': `window.open('http://${inside}/')`,
  print: `window.print()`,
  geolocation: `navigator.geolocation.getCurrentPosition(() => fetch('/granted'), () => {})`,
  notifications: `Notification.requestPermission().then((said) => said === 'granted' && fetch('/granted'))`,
  'service worker': `navigator.serviceWorker?.register('/worker.js').then((kept) => kept?.scope && fetch('/granted'), () => {})`,
});
