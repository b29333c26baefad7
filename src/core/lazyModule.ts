/** Limit for loading a chunk. After it, or on failure, loading rejects with a chunk load error (ERR-20, ERR-21). */
const chunkTimeout = 120_000

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

export interface LazyModule<Part> {
  /** Name of the part, for the log. */
  readonly name: string
  /** The part if its code is loaded, else null. */
  peek: () => Part | null
  /** Rejects with a `ChunkLoadError`. A later call tries again. */
  load: () => Promise<Part>
}

async function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('the code took too long')), chunkTimeout)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error))
  } finally {
    clearTimeout(timer)
  }
}

/** A cache may hold that a chunk was missing: it is asked for once more under another address, if the browser names the first. */
function askAnew(error: unknown) {
  const [address] = /http\S+\.js/.exec(String(error)) ?? []
  if (!address) throw error
  return import(/* @vite-ignore */ `${address}?${Date.now()}`)
}

/** @param name the module's export to return */
export function lazyModule<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LazyModule<Module[Name]> {
  let part: Module[Name] | null = null
  let loading: Promise<Module[Name]> | null = null
  const fetchPart = async () => {
    try {
      const module = await inTime(load().catch(askAnew))
      part = module[name]
      return module[name]
    } catch (error) {
      loading = null
      throw error
    }
  }
  return {
    name,
    peek: () => part,
    load: () => {
      loading ??= fetchPart()
      return loading
    },
  }
}

/** Code that is part of the first load. */
export const eagerModule = <Part>(name: string, part: Part): LazyModule<Part> => ({
  name,
  peek: () => part,
  load: async () => part,
})
