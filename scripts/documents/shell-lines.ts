import { type Project } from './project.ts'

const ASSIGNMENT = /^[A-Z][A-Z\d_]*=/u
/** Programs that a line of the documents may begin with. */
const PROGRAMS = new Set(
  [
    'cd cp mv ln rm cat mkdir chmod chown install useradd adduser sudo sh curl openssl apt-get',
    'git node npm npx ollama llama-server pg_dump psql',
    'systemctl systemd-analyze journalctl nginx caddy docker podman buildah',
  ].flatMap((names) => names.split(' ')),
)
const NPM_COMMANDS = new Set(['ci', 'install', 'run', 'start', 'test'])
/** Variables of other programs, and of our tests. */
const OTHER_VARIABLES =
  /^(?:OLLAMA_CONTEXT_LENGTH|OLLAMA_HOST|PROPERTY_SEED|TEST_DATABASE_URL|BENCH_AGAINST|CHROMIUM_PATH|TMPDIR|BUILD_IMAGE|RUN_IMAGE)$/u

/** What is wrong with a line for a shell or a `.env`, in words: an unknown program, script, file or variable. */
export function shellFaults(line: string, project: Project): string[] {
  const commands = line
    .replace(/(?:^|\s)#\s.*$/u, '')
    .split(/&&|\|\||[;|](?=\s)/u)
    .map((command) => command.trim())
  return commands.filter(Boolean).flatMap((command) => commandFaults(command, project))
}

function commandFaults(command: string, project: Project): string[] {
  const [, settings = '', rest = ''] = /^((?:[A-Z][A-Z\d_]*=(?:'[^']*'|"[^"]*"|\S*)\s*)*)(.*)$/u.exec(command) ?? []
  const names = [...settings.matchAll(/(?:^|\s)([A-Z][A-Z\d_]*)=/gu)].map(([, name = '']) => name)
  const faults = names
    .filter((name) => !project.names.has(name) && !OTHER_VARIABLES.test(name))
    .map((name) => `${name} is no variable`)
  const [program = '', ...args] = rest.split(/\s+/u)
  if (program === '') return faults
  if (!PROGRAMS.has(program) && !project.files.has(program) && !program.startsWith('/'))
    faults.push(`${program} is no program that the documents know`)
  if (program === 'npm' && !NPM_COMMANDS.has(args[0] ?? ''))
    faults.push(`${program} ${args[0] ?? ''} is no command of npm that the documents know`)
  if (program === 'node' && args[0] && !project.files.has(args[0])) faults.push(`there is no file ${args[0]}`)
  return [...faults, ...scriptFaults(rest, project)]
}

/** Whether a block of code without a language is for a shell or a `.env`: it begins with a program, or with a variable. */
export function isShell(firstLine: string): boolean {
  return PROGRAMS.has(firstLine.split(' ')[0] ?? '') || ASSIGNMENT.test(firstLine)
}

/** A name in capitals that is no variable of the environment: alone, with a value, or as the beginning of several (`S3_*`). */
export function nameFaults(text: string, project: Project): string[] {
  const [, name = '', isPrefix] = /^([A-Z][A-Z\d]*_[A-Z\d_]*)(\*)?(?:=.*)?$/u.exec(text) ?? []
  const isKnown = isPrefix ? [...project.names].some((known) => known.startsWith(name)) : project.names.has(name)
  return name === '' || isKnown || OTHER_VARIABLES.test(name) ? [] : [`${name} is no variable`]
}

/** Unknown scripts of npm in a text: `npm run <script>`, `npm test`, `npm start`. */
export function scriptFaults(text: string, project: Project): string[] {
  const scripts = [...text.matchAll(/\bnpm (?:run (?:-\S+ )*(\w[\w:-]*)|(test|start)\b)/gu)].map(
    ([, run, own]) => run ?? own ?? '',
  )
  return scripts.filter((script) => !project.scripts.has(script)).map((script) => `there is no script ${script}`)
}
