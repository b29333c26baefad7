// Makes the router tree-shakeable: its parts for servers and data cannot be removed, because each component is created
// by a call, or extends a class, and then gets a `displayName`. Here the calls are marked as free of side effects,
// classes are wrapped in such calls, and the names are dropped, which removes 9 kB of 12. The router's browser entry is
// its development build, so the production build is used, without warnings. The messages of assertions are removed as
// well: half a kilobyte of the first screen.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { editSource, nodesOf } from './editSource.ts'

const router = 'react-router'
const production = fileURLToPath(new URL(`../../node_modules/${router}/dist/production/`, import.meta.url))
const entries: Record<string, string> = {
  [router]: `${production}index.mjs`,
  [`${router}/dom`]: `${production}dom-export.mjs`,
}
const names = /^\w+\.displayName = .*;$/gm
const calls = /^var (\w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm
const classes =
  /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});(?:\n\1\.contextType = (\w+);)?$/gm

const inCall = (_: string, name: string, body: string, context?: string) =>
  `var ${name} = /* @__PURE__ */ (() => {
const ${name} = ${body};
${context ? `${name}.contextType = ${context};` : ''}
return ${name};
})();`

const assertions = ['invariant', 'warning']

/** Removes the messages of assertions, which follow the condition. */
const withoutMessages = (code: string) =>
  editSource(
    code,
    nodesOf(code).flatMap(({ callee, arguments: [condition, message] = [] }) =>
      assertions.includes(callee?.name ?? '') && condition && message
        ? [{ start: condition.end, end: message.end }]
        : [],
    ),
  )

export function routerParts(): Plugin {
  let marked = 0
  return {
    name: 'router-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => entries[source] ?? null,
    transform(code, id) {
      if (!id.startsWith(production)) return null
      return withoutMessages(code)
        .replace(names, '')
        .replace(classes, inCall)
        .replace(calls, (_, name: string, call: string) => {
          marked += 1
          return `var ${name}/* @__PURE__ */ ${call}`
        })
    },
    buildEnd(error) {
      if (!error && marked === 0)
        this.error('The router is written in another way: src/build/routerParts.ts.')
    },
  }
}
