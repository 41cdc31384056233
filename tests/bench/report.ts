import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { type Figure, isWithin, type Part } from './figure.ts'

/** Returns the text of docs/benchmarks.md. */
export function report(sections: string[]): string {
  return [
    '# Benchmarks',
    `Written by \`npm run bench\`. ${machine()}`,
    'Ratios compare two things that were measured in turn in the same run. They say more than the absolute figures, which depend on how busy the machine was.',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n')
}

export function sectionOf({ title, about }: Part, figures: Figure[], commit: string): string {
  const measured = `Measured at ${new Date().toISOString().slice(0, 10)}, commit ${commit}.`
  return [`## ${title}`, `${about} ${measured}`, table(figures)].join('\n\n')
}

/** Returns the sections that an earlier run has written, by title. */
export function sectionsIn(text: string): Map<string, string> {
  const sections = text.split(/^(?=## )/m).slice(1)
  return new Map(sections.map((section) => [section.slice(3, section.indexOf('\n')), section.trimEnd()]))
}

function table(figures: Figure[]): string {
  const lines = figures.map((figure) => {
    const { what, value, unit = '', from = '' } = figure
    return `| ${what} | ${round(value)} ${unit} | ${limitOf(figure)} | ${from} |`.replaceAll(/ +/g, ' ')
  })
  return ['| What | Measured | Limit | From |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

function limitOf(figure: Figure): string {
  const { limit } = figure
  if (!limit) return ''
  const limitText = 'atLeast' in limit ? `at least ${limit.atLeast}` : `at most ${limit.atMost}`
  return isWithin(figure) ? limitText : `**${limitText}: missed**`
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}

/** Returns the commit that is measured; changes in docs/ do not mark it as changed. */
export function commitNow(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', '.', ':!docs') !== ''
  return git('rev-parse', '--short', 'HEAD') + (changed ? ' with changes' : '')
}

function machine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores, ${memory} GB of memory, Node ${process.versions.node}; servers and clients share them.`
}
