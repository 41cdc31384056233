import { type Config, readConfig } from '../backend/config.ts'
import { requireInstallation } from '../backend/data-folder.ts'
import { type Backend, openBackend } from '../backend/open.ts'
import { commandActor } from '../domain/record/actor.ts'

/** Opens the backend for a command, or ends the command with a message. */
export async function openFromEnvironment(how: {
  exclusive: boolean
  /** The command's name, which the history shows as the actor. */
  command: string
  /** Called before anything is opened. */
  confirm?: (config: Config) => Promise<void>
}): Promise<Backend> {
  try {
    const config = readConfig(process.env)
    if (config.engines.kind === 'embedded') requireInstallation(config.dataDir)
    await how.confirm?.(config)
    return await openBackend(config, { exclusive: how.exclusive, actor: commandActor(how.command) })
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
