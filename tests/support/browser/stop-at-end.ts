import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Calls `stop` at the end of the current test or, while a file is loaded, at the end of its tests. A hook has to stop it itself. */
export function stopAtEnd(stop: () => Promise<unknown>): void {
  if (TestRunner.getCurrentTest() === undefined) afterAll(async () => void (await stop()))
  else onTestFinished(async () => void (await stop()))
}
