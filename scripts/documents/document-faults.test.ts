import { describe, expect, it } from 'vitest'
import { findDocumentFaults } from './document-faults.ts'

const OTHER = '# Other\n\n## Two words\n\n## Two words\n\n## `npm start` and *more*: [a link](x.md)\n'

/** The faults of docs/page.md in a project that has little else. */
function faultsOf(page: string): string[] {
  const texts: Record<string, string> = { 'docs/page.md': page, 'docs/other.md': OTHER }
  const faults = findDocumentFaults({
    files: new Set([...Object.keys(texts), 'docs/', 'docs/a.webp', 'docs/x.md', 'src/', 'src/app.ts', 'README.md']),
    scripts: new Set(['start', 'test', 'owner']),
    names: new Set(['PORT', 'S3_BUCKET', 'LOG_LEVEL']),
    read: (path) => texts[path] ?? '',
  })
  return faults.map((fault) => fault.replace('docs/page.md:', ''))
}

describe('the check of the documents', () => {
  it('passes what is there', () => {
    const links =
      '[a](other.md#two-words) [b](other.md#two-words-1) [c](#here) [d](../README.md) [e](https://x.example/none)'
    const more = '[f](other.md#npm-start-and-more-a-link) <img src="a.webp"> <a id="here"></a> [g](../src)'
    const spans =
      '`src/app.ts` `app.ts` `npm run -s owner` `S3_*` `LOG_LEVEL=info` *`new-page.ts`* `src/` `DATA_DIR/x.json`'
    const lines =
      '```sh\nPORT=3001 npm start # a comment\ncd docs && npm run owner\nnode src/app.ts\nsrc/app.ts x\n/opt/x/bin/x y\nLOG_LEVEL=info\n```'
    expect(faultsOf([links, more, spans, lines, '```ts\nnpm run none\n```'].join('\n'))).toEqual([])
  })

  it('names a link, a heading and a picture that is not there, with its line', () => {
    const page = '[a](none.md)\n[b](other.md#three)\n<img src="b.webp">\n[c](#none)'
    expect(faultsOf(page)).toEqual([
      '1 there is no none.md',
      '2 docs/other.md has no heading three',
      '3 there is no b.webp',
      '4 docs/page.md has no heading none',
    ])
  })

  it('names a file, a script and a variable that is not there', () => {
    expect(faultsOf('`src/none.ts` `npm run none`\n`S4_*` `LOG_LEVLE=info` `docs/none/`')).toEqual([
      '1 there is no file src/none.ts',
      '1 there is no script none',
      '2 S4_ is no variable',
      '2 LOG_LEVLE is no variable',
      '2 there is no file docs/none/',
    ])
  })

  it('names what a line for the shell does not find', () => {
    expect(
      faultsOf('```sh\nPROT=1 npm run none && brew install x\n```\n\n```\nnpm strat\nnode none.ts\nsrc/none.sh x\n```'),
    ).toEqual([
      '2 PROT is no variable',
      '2 there is no script none',
      '2 brew is no program that the documents know',
      '6 npm strat is no command of npm that the documents know',
      '7 there is no file none.ts',
      '8 src/none.sh is no program that the documents know',
    ])
  })
})
