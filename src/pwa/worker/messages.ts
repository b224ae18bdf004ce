/** A page's message to the service worker: to activate. */
export interface WorkerMessage {
  type: 'SKIP_WAITING'
}
