/**
 * Loads the page anew as it is on the server now: a plain reload would only show the kept version once
 * more. Without a network the kept one is all there is.
 */
export async function renew(): Promise<void> {
  try {
    const kept = await navigator.serviceWorker?.getRegistration()
    await kept?.update()
    await kept?.unregister()
  } finally {
    location.reload()
  }
}
