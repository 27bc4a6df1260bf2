/** Let the browser keep the page, where it can: over https, and on the machine that serves it. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // a browser that keeps nothing (in a private window, say) shows the page all the same
  });
}
