import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The used part of WebAssembly's API, whose types exist for browsers only. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>
  instantiate(module: object, imports: object): Promise<{ exports: EspeakProgram }>
}

/** Exports of the compiled program: its memory, its stack and its `main`. */
interface EspeakProgram {
  memory: { buffer: ArrayBuffer }
  /** Address of the program's file list: name, size and address of each file, 4 bytes each. */
  __emscripten_embedded_file_data: { value: number }
  stackSave(): number
  stackRestore(pointer: number): void
  stackAlloc(bytes: number): number
  __main_argc_argv(count: number, values: number): number
}

/** The synthesizer's loader and its result; the package has no types. */
type CreateEspeak = (settings: {
  noInitialRun: boolean
  instantiateWasm(imports: object, done: (instance: object, module: object) => void): object
  print(line: string): void
  printErr(line: string): void
}) => Promise<{
  FS: {
    writeFile(path: string, text: string): void
    readFile(path: string): Uint8Array<ArrayBuffer>
    unlink(path: string): void
  }
}>

const WAV_HEADER_BYTES = 44

/**
 * Starts the synthesizer of the package in `folder`. The returned function takes a text and command-line options, and
 * returns samples, mono at 22,050 Hz; none for an empty text.
 *
 * The command-line program is built for one run, and a new instance for each text takes 0.1 s. So its memory is reset
 * before each text to the state before the first run.
 */
export async function loadEspeak(folder: string): Promise<(text: string, options: string[]) => Int16Array> {
  const module = await WebAssembly.compile(await readFile(join(folder, 'espeak-ng.wasm')))
  const { default: create } = (await import(pathToFileURL(join(folder, 'espeak-ng.js')).href)) as {
    default: CreateEspeak
  }
  const ready = Promise.withResolvers<EspeakProgram>()
  let complaints: string[] = []
  const { FS } = await create({
    noInitialRun: true,
    instantiateWasm: (imports, done) => {
      const begin = async (): Promise<void> => {
        const instance = await WebAssembly.instantiate(module, imports)
        ready.resolve(instance.exports)
        done(instance, module)
      }
      begin().catch(ready.reject)
      return {}
    },
    print: () => undefined,
    printErr: (line) => void complaints.push(line),
  })
  const program = await ready.promise
  const memory = new Uint8Array(program.memory.buffer)
  const words = new Uint32Array(program.memory.buffer)
  const used = (words.findLastIndex((word) => word !== 0) + 1) * 4
  // The program's files, 17 MB, are read-only: they need no copy.
  const files = findFiles(words, program.__emscripten_embedded_file_data.value)
  const before = memory.slice(0, files.start)
  const after = memory.slice(files.end, used)
  const stack = program.stackSave()

  /** Writes zero-terminated texts to the program's stack, as C expects its arguments. */
  function putArguments(values: string[]): number {
    const addresses = values.map((value) => {
      const bytes = Buffer.from(`${value}\0`)
      const address = program.stackAlloc(bytes.length)
      memory.set(bytes, address)
      return address
    })
    const list = program.stackAlloc((values.length + 1) * 4)
    words.set([...addresses, 0], list / 4)
    return list
  }

  return (text, options) => {
    memory.set(before)
    memory.set(after, files.end)
    memory.fill(0, used)
    program.stackRestore(stack)
    complaints = []
    FS.writeFile('text', text)
    const values = ['espeak-ng', ...options, '-b', '1', '-z', '-w', 'speech', '-f', 'text']
    const status = program.__main_argc_argv(values.length, putArguments(values))
    if (status !== 0) throw new Error(complaints[0] ?? `it ended with ${status}`)
    const wav = FS.readFile('speech')
    FS.unlink('speech')
    return new Int16Array(wav.buffer, wav.byteOffset + WAV_HEADER_BYTES)
  }
}

/** The memory range of the program's files. */
function findFiles(words: Uint32Array, list: number): { start: number; end: number } {
  let start = Infinity
  let end = 0
  for (let at = list / 4; words[at] !== 0; at += 3) {
    const [size, place] = [words[at + 1]!, words[at + 2]!]
    start = Math.min(start, place)
    end = Math.max(end, place + size)
  }
  return { start, end }
}
