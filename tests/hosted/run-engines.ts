export interface RunEngines {
  postgresUrl: string
  s3Endpoint: string
}

/** An environment variable is all that Playwright passes from a run to its workers. */
const variable = 'SGRADA_HOSTED_ENGINES'

export function announceHostedEngines(engines: RunEngines): void {
  process.env[variable] = JSON.stringify(engines)
}

/** The engines that were started for this run; undefined on a run without hosted engines. */
export function hostedEngines(): RunEngines | undefined {
  const announced = process.env[variable]
  return announced === undefined ? undefined : JSON.parse(announced)
}
