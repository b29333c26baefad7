/** Deletes the browser's data other than local and session storage, on a device that strangers share. */
import Cookies from 'js-cookie'

interface Kept {
  isKeptCookie: (name: string) => boolean
  isKeptCache: (name: string) => boolean
}

/** Resolves when the browser has deleted the data or refused to. Never rejects. */
export async function wipeBrowser({ isKeptCookie, isKeptCache }: Kept): Promise<void> {
  for (const name of cookieNames()) if (!isKeptCookie(name)) removeCookie(name)
  const refused = () => undefined
  await Promise.all([deleteCaches(isKeptCache).catch(refused), deleteDatabases().catch(refused)])
}

function cookieNames(): string[] {
  try {
    return Object.keys(Cookies.get())
  } catch {
    return []
  }
}

/** Removes the cookie under every path from which the page can read it. */
function removeCookie(name: string) {
  const parts = window.location.pathname.split('/').filter(Boolean)
  const folders = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)
  for (const path of ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])])
    Cookies.remove(name, { path })
}

async function deleteCaches(isKept: (name: string) => boolean) {
  if (!('caches' in window)) return
  const names = await window.caches.keys()
  await Promise.all(names.filter((name) => !isKept(name)).map((name) => window.caches.delete(name)))
}

async function deleteDatabases() {
  // Engines before 2020 cannot list their databases.
  if (!('indexedDB' in window) || !window.indexedDB.databases) return
  const all = await window.indexedDB.databases()
  await Promise.all(all.map(({ name }) => name && deleteDatabase(name)))
}

/** A database that is still open is deleted when the page that holds it closes. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = window.indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
    request.onblocked = () => resolve()
  })
