import { dirname, join } from 'node:path/posix'
import { parseMarkdown } from './markdown.ts'
import { type Project } from './project.ts'
import { isShell, nameFaults, scriptFaults, shellFaults } from './shell-lines.ts'

const DOCUMENT = /^(?:[\w-]+|(?:docs|evals|\.github)\/.*)\.md$/u
const FILE_NAME = /^[\w.-][\w./-]*\.(?:tsx?|mjs|md|json|ya?ml|css|html|service|sh|conf)$/u
const FOLDER_NAME = /^(?:src|db|docs|scripts|build|evals|examples|deploy|public|\.github)\/[\w./-]*\/$/u
/** Files that are made when something runs, and examples. */
const MADE = /^(?:evals\/report\.(?:md|json)|[AB]\.json|report\.(?:md|json)|DATA_DIR\/.*)$/u
/** Documents for hosts. Others name constants of the code as well. */
const OF_HOSTS = /^(?:README|docs\/.*)\.md$/u

type Anchors = ReadonlyMap<string, ReadonlySet<string>>

/** Everything that the documents of a project name and that is not there, as lines `<file>:<line> <what>`. */
export function findDocumentFaults(project: Project): string[] {
  const pages = [...project.files]
    .filter((path) => DOCUMENT.test(path))
    .map((path) => ({ path, ...parseMarkdown(project.read(path)) }))
  const anchors = new Map(pages.map((page) => [page.path, page.anchors]))
  return pages.flatMap(({ path, links, spans, blocks }) => {
    const at = (number: number) => (what: string) => `${path}:${number} ${what}`
    return [
      ...links.flatMap(({ number, target }) => linkFaults(path, target, { project, anchors }).map(at(number))),
      ...spans.flatMap(({ number, text }) => spanFaults(path, text, project).map(at(number))),
      ...blocks
        .filter(({ language, lines }) => language === 'sh' || (language === '' && isShell(lines[0]?.text ?? '')))
        .flatMap(({ lines }) => lines.flatMap(({ number, text }) => shellFaults(text, project).map(at(number)))),
    ]
  })
}

/** A link within the project: its file, and the heading after `#`. Addresses elsewhere are not asked. */
function linkFaults(
  from: string,
  target: string,
  { project, anchors }: { project: Project; anchors: Anchors },
): string[] {
  if (/^[a-z]+:/u.test(target)) return []
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? from : join(dirname(from), file)
  if (!project.files.has(path) && !project.files.has(`${path}/`)) return [`there is no ${target}`]
  if (anchor !== undefined && !anchors.get(path)?.has(anchor)) return [`${path} has no heading ${anchor}`]
  return []
}

/** A file or folder, by its path or the end of it, scripts of npm, and for hosts names of variables. */
function spanFaults(from: string, text: string, project: Project): string[] {
  const faults = [...scriptFaults(text, project), ...(OF_HOSTS.test(from) ? nameFaults(text, project) : [])]
  const isName = (FILE_NAME.test(text) && !MADE.test(text)) || FOLDER_NAME.test(text)
  if (!isName) return faults
  const beside = join(dirname(from), text)
  const isThere = [...project.files].some((file) => file === beside || `/${file}`.endsWith(`/${text}`))
  return isThere ? faults : [...faults, `there is no file ${text}`]
}
