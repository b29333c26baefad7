import { existsSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import * as guestDomains from '../../../src/app/guestDomains.ts'
import { openDomains } from '../../../src/app/store.ts'
import { createDomainRegistry } from '../../../src/core/domains/registry.ts'
import { ActionCheck } from './actions.ts'
import { Findings } from './findings.ts'
import { SkinFolder } from './folder.ts'
import { checkMenus } from './menus.ts'
import { checkPageLists, checkPages, noteUnreached } from './pages.ts'
import { checkSettings, checkTheme } from './theme.ts'

/**
 * Reads a skin as the app does, and says in words what is wrong with it.
 * @param path the skin's folder; its name is the hotel's `project_id`
 */
export function checkSkin(path: string): Findings {
  const findings = new Findings()
  if (!existsSync(path) || !statSync(path).isDirectory()) {
    findings.wrong('', `There is no folder ${path}.`)
    return findings
  }
  const folder = new SkinFolder(path, basename(resolve(path)), findings)
  const domains = createDomainRegistry(() => undefined)
  domains.add(openDomains)
  domains.add(Object.values(guestDomains))
  const actions = new ActionCheck(folder, domains)
  checkMenus(folder, actions)
  checkPageLists(folder, actions)
  checkPages(folder, actions)
  checkTheme(folder)
  checkSettings(folder)
  noteUnreached(folder, actions)
  if (!existsSync(join(path, 'custom'))) findings.note('', 'has no pages (custom/Custom_1.json).')
  return findings
}
