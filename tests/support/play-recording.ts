import { playRecording as playIt, readRecording } from '@mocks/server'

/**
 * Replays a recording of `mocks/recordings`, by its name or the path of its file, without its delays: its calls in order, and
 * the seeds for calls that were not recorded.
 */
export const playRecording = (nameOrFile: string) => playIt(readRecording(nameOrFile))
