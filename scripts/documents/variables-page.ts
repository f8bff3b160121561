import { z } from 'zod'
import { Environment } from '../../src/server/config/schema.ts'
import { VARIABLES } from '../../src/server/config/variables.data.ts'
import { markdownTable } from './table.ts'

type Name = keyof typeof VARIABLES

/** The part of JSON Schema that a variable of the environment needs. */
interface VariableSchema {
  type?: string
  default?: unknown
  enum?: string[]
  minimum?: number
  maximum?: number
  format?: string
}

/**
 * The page docs/variables.md: defaults and values by the schema, words by `VARIABLES`, groups and order by `example`, the text
 * of `.env.example`.
 */
export function variablesPage(example: string): string {
  const { properties } = z.toJSONSchema(Environment, { io: 'input', unrepresentable: 'any' })
  const schemas = properties as Record<Name, VariableSchema>
  const defaults: Record<string, unknown> = Environment.parse({})
  const row = (name: Name) => [
    `\`${name}\``,
    describeValues(schemas[name]),
    describeDefault(schemas[name].default ?? defaults[name]) ?? VARIABLES[name].unset ?? '',
    VARIABLES[name].what,
  ]
  const groups = groupsOf(example).map(({ title, names }) =>
    [`## ${title}`, markdownTable(['variable', 'values', 'where it is not set', 'what it does'], names.map(row))].join(
      '\n\n',
    ),
  )
  return `${[INTRODUCTION, ...groups].join('\n\n')}\n`
}

const INTRODUCTION = `# Variables

Every variable is optional. Put them in the environment, or in a file \`.env\` beside \`package.json\`: copy
[.env.example](../.env.example) and uncomment what you need. Those of the environment win, and an empty value counts as unset. If
something cannot be used, the start prints all problems at once and exits 1; a misspelt name is printed with the one that was probably meant.

\`npm run documents\` makes this page from the schema that the server reads its environment by (\`src/server/config/schema.ts\`).`

/** The groups of `.env.example` with the names in them, in its order. */
function groupsOf(example: string): { title: string; names: Name[] }[] {
  return example
    .split(/^# --- /mu)
    .slice(1)
    .map((group) => ({
      title: group.slice(0, group.indexOf(' ---')),
      names: [...group.matchAll(/^# ([A-Z\d_]+)=/gmu)].map(([, name]) => name as Name),
    }))
}

function describeDefault(value: unknown): string | undefined {
  const isShown = ['string', 'number', 'boolean'].includes(typeof value)
  return isShown ? `\`${String(value)}\`` : undefined
}

function describeValues({ type, format, enum: values, minimum = 0, maximum = 0 }: VariableSchema): string {
  if (values)
    return values
      .filter((value) => !/^[01]$/u.test(value))
      .map((value) => `\`${value}\``)
      .join(', ')
  if (type === 'integer') return `${minimum} to ${maximum.toLocaleString('en-US')}`
  return { uri: 'address', email: 'e-mail address' }[format ?? ''] ?? 'text'
}
