import { compile } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'

const COMPONENTS = '#web/content/components.ts'

/** Compiles the pages to be read, the `.mdx` files of `src/web/content`. */
export function writtenTexts(): Plugin {
  return {
    name: 'written-texts',
    enforce: 'pre',
    async transform(text, id) {
      // Of the list, a page takes the components that it names.
      if (id.endsWith('/src/web/content/components.ts')) return { moduleSideEffects: false }
      if (!id.endsWith('.mdx')) return
      const remarkPlugins = [remarkGfm, importComponents]
      const code = await compile(
        { path: id, value: text },
        { providerImportSource: COMPONENTS, remarkPlugins },
      )
      return { code: String(code), map: null }
    },
  }
}

/** The parts of a text's syntax tree that tell what it uses. */
interface Node {
  type: string
  name?: string | null
  children?: Node[]
  data?: { estree?: { body: { type: string; specifiers?: { local: { name: string } }[] }[] } }
}

/** Imports the components that a text names, each by itself: a page loads no others. */
function importComponents() {
  return (text: Node) => {
    const nodes = allNodes(text)
    const imported = nodes
      .flatMap(({ data }) => data?.estree?.body ?? [])
      .flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name))
    const named = nodes.flatMap(({ name }) => (name && /^[A-Z]/.test(name) ? [name] : []))
    text.children?.unshift(importing([...new Set(named)].filter((name) => !imported.includes(name))))
  }
}

const allNodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allNodes)]

/** `import { Part, Table } from '…'` as the compiler has it. */
function importing(names: readonly string[]): Node {
  const specifiers = names.map((name) => {
    const identifier = { type: 'Identifier', name }
    return { type: 'ImportSpecifier', imported: identifier, local: identifier }
  })
  const source = { type: 'Literal', value: COMPONENTS }
  const declaration = { type: 'ImportDeclaration', specifiers, source, attributes: [] }
  const program = { type: 'Program', sourceType: 'module', body: [declaration] }
  return { type: 'mdxjsEsm', data: { estree: program } }
}
