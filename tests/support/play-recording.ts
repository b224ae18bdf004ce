import { playRecording as playIt, readRecording } from '@mocks/server'

/**
 * Lets the provider of the test answer as a recording of `mocks/recordings` does, by its name or the path of its file:
 * each call in its order, what was not recorded from the seeds. Without the recorded delays, unless they are wanted.
 */
export const playRecording = (nameOrFile: string, options: { delays?: boolean } = {}) =>
  playIt(readRecording(nameOrFile), options)
