// Reads commit subjects from stdin, one on each line, and fails if one is too long or ends with a full stop.
import { readFileSync } from 'node:fs'

const longest = 72

const subjects = readFileSync(0, 'utf8').split('\n').filter(Boolean)
const refused = subjects.filter((subject) => [...subject].length > longest || subject.endsWith('.'))
for (const subject of refused)
  console.error(`A subject has at most ${longest} characters and no full stop at its end: ${subject}`)
process.exit(refused.length > 0 ? 1 : 0)
