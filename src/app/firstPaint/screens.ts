import type { DomainDefinition } from '../../core/domains/domain.types.ts'

/** The domain definitions by file, by which the build finds the files of the screens (`build/screenFiles.ts`). */
export const definitions = import.meta.glob<Record<string, DomainDefinition>>(
  '../../{domains/*,shell/bottomNav}/domain.ts',
  { eager: true },
)
