// The bill of materials of the build, CycloneDX 1.6: what auditors and scanners read to know which packages guests run.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where the build leaves it, hidden from web servers until it is moved out of the folder that is served. */
export const sbomFile = '.sbom'

interface PackageFile {
  name: string
  version: string
  license?: string
}

interface Component {
  type: 'application' | 'library' | 'data'
  'bom-ref': string
  group?: string
  name: string
  version?: string
  purl?: string
  licenses?: readonly ({ license: { id: string } } | { expression: string })[]
  hashes?: readonly { alg: 'SHA-512'; content: string }[]
}

export interface Sbom {
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  version: 1
  metadata: { component: Component }
  components: Component[]
}

const packageAt = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile

function licensesOf({ license }: PackageFile): Pick<Component, 'licenses'> {
  if (!license) return {}
  return { licenses: [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }] }
}

/** The hash of the package's archive, as the lock file has it: `sha512-` and Base64. */
const hashOf = (integrity: string | undefined): Pick<Component, 'hashes'> =>
  integrity?.startsWith('sha512-')
    ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
    : {}

function libraryOf(folder: string, integrity: string | undefined): Component {
  const file = packageAt(folder)
  const [, group, name = file.name] = /^(@[^/]+)\/(.+)$/.exec(file.name) ?? []
  const purl = `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ''}${name}@${file.version}`
  return {
    ...{ type: 'library', 'bom-ref': purl, ...(group && { group }), name, version: file.version, purl },
    ...licensesOf(file),
    ...hashOf(integrity),
  }
}

/**
 * @param root the project, whose lock file knows the packages' hashes
 * @param folders of the packages in the build
 * @param data names of what is in no package, such as a font
 */
export function sbomOf(root: string, folders: Iterable<string>, data: readonly string[]): Sbom {
  const app = packageAt(root)
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>
  }
  const libraries = [...folders].map((folder) =>
    libraryOf(folder, packages[relative(root, folder)]?.integrity),
  )
  // Two copies of one version of a package are one component.
  const unique = new Map(libraries.map((library) => [library['bom-ref'], library]))
  return {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: {
      component: {
        ...{ type: 'application', 'bom-ref': app.name, name: app.name, version: app.version },
        ...licensesOf(app),
      },
    },
    components: [
      ...[...unique.values()].sort((one, other) => one['bom-ref'].localeCompare(other['bom-ref'], 'en')),
      ...data.map((name): Component => ({ type: 'data', 'bom-ref': name, name })),
    ],
  }
}
