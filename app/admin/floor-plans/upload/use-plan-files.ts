import { useEffect, useReducer, useRef } from 'react'
import type { Building } from '../../../../domain/building/building.ts'
import { shownName } from '../../../../domain/files/file-name.ts'
import { matchPlanName, matchPlanPage } from '../../../../domain/floor-plan/match-plan-name.ts'
import { maxPlansAtOnce, planFileKind } from '../../../../domain/floor-plan/plan-files.ts'
import { newId } from '../../../../domain/new-id.ts'
import {
  explainPlanProblem,
  type PlanProblem,
  planUploadText as text,
} from '../../../../text/admin/plan-upload.ts'
import { uploadsText } from '../../../../text/admin/uploads.ts'
import { readPicture } from './plan-picture.ts'
import { type PlanRow, rowsOf } from './plan-rows.ts'

interface PlanFiles {
  rows: readonly PlanRow[]
  /** Sentences about files that were not added. */
  problems: readonly string[]
  /** What is being read; undefined when nothing is. */
  reading: string | undefined
}

type Change =
  | { rows(rows: readonly PlanRow[]): readonly PlanRow[] }
  | { problem: string | undefined }
  | { reading: string | undefined }

function change(files: PlanFiles, change: Change): PlanFiles {
  if ('rows' in change) return { ...files, rows: change.rows(files.rows) }
  if ('reading' in change) return { ...files, reading: change.reading }
  const { problem } = change
  return { ...files, problems: problem === undefined ? [] : [...new Set([...files.problems, problem])] }
}

/**
 * The rows of the screen. Files that are added become rows one after the other, because a page of a PDF takes as much
 * memory as the browser has for pictures.
 */
export function usePlanFiles(building: Building) {
  const [files, dispatch] = useReducer(change, { rows: [], problems: [], reading: undefined })
  const reader = useRef<{ waiting: File[]; stopping: AbortController } | undefined>(undefined)
  // The number of rows as the reader knows it, which runs between two renderings.
  const count = useRef(0)
  useEffect(() => {
    count.current = files.rows.length
  }, [files.rows.length])
  useEffect(() => () => reader.current?.stopping.abort(), [])

  const report = (problem: PlanProblem, name: string) =>
    dispatch({ problem: explainPlanProblem(problem, name) })

  const add = (read: Pick<PlanRow, 'fileName' | 'page' | 'picture'>, label?: string) => {
    const { fileName, page } = read
    const match = page
      ? matchPlanPage(building, fileName, { ...page, label })
      : matchPlanName(building, fileName)
    const rows = rowsOf(read, match, newId).slice(0, maxPlansAtOnce - count.current)
    count.current += rows.length
    dispatch({ rows: (all) => [...all, ...rows] })
  }

  async function readPdfFile(file: File, fileName: string, signal: AbortSignal): Promise<void> {
    const pdf = await import('./pdf-pages.client.ts').catch(() => undefined)
    if (!pdf) return report('not-loaded', fileName)
    try {
      let read = 0
      const room = maxPlansAtOnce - count.current
      for await (const { page, ...result } of pdf.readPdf(file, room, signal)) {
        read += 1
        const { pages, label } = page
        if ('fault' in result) report(result.fault, text.pageName(fileName, page.page))
        else add({ fileName, page: { page: page.page, pages }, picture: result.picture }, label)
        if (page.page < pages) dispatch({ reading: text.readingPage(fileName, page.page + 1, pages) })
        const isFull = count.current >= maxPlansAtOnce || read === room
        if (isFull && page.page < pages)
          return dispatch({ problem: text.tooManyPages(fileName, read, pages) })
      }
    } catch (error) {
      if (!signal.aborted) report(error instanceof pdf.PdfRefused ? error.fault : 'damaged', fileName)
    }
  }

  async function readFile(file: File, signal: AbortSignal): Promise<void> {
    const fileName = shownName(file.name)
    dispatch({ reading: text.reading(fileName) })
    const kind = planFileKind(file)
    if (kind === 'pdf') return readPdfFile(file, fileName, signal)
    if (kind !== 'picture') return report(kind, fileName)
    try {
      add({ fileName, page: undefined, picture: await readPicture(file) })
    } catch {
      report('unreadable', fileName)
    }
  }

  async function readAll(waiting: File[], stopping: AbortController): Promise<void> {
    reader.current = { waiting, stopping }
    for (let file = waiting.shift(); file && !stopping.signal.aborted; file = waiting.shift()) {
      if (count.current >= maxPlansAtOnce) {
        const names = [file, ...waiting].map(({ name }) => shownName(name))
        dispatch({ problem: text.tooMany(maxPlansAtOnce, uploadsText.names(names)) })
        break
      }
      await readFile(file, stopping.signal)
    }
    reader.current = undefined
    dispatch({ reading: undefined })
  }

  return {
    ...files,
    addFiles(added: readonly File[]) {
      const sorted = added.toSorted((a, b) => a.name.localeCompare(b.name, 'bg', { numeric: true }))
      if (reader.current) reader.current.waiting.push(...sorted)
      else if (sorted.length > 0) void readAll(sorted, new AbortController())
    },
    stopReading: () => reader.current?.stopping.abort(),
    changeRow: (id: string, values: Partial<PlanRow>) =>
      dispatch({ rows: (rows) => rows.map((row) => (row.id === id ? { ...row, ...values } : row)) }),
    removeRows: (ids: readonly string[]) =>
      dispatch({ rows: (rows) => rows.filter(({ id }) => !ids.includes(id)) }),
    dismissProblems: () => dispatch({ problem: undefined }),
  }
}
