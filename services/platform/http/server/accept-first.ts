import type { EventEmitter } from 'node:events'
import type { RequestListener } from 'node:http'

/** Some 100 ms of turns that only accept. */
const maxTurns = 1_024

/**
 * Lets a request wait while the turns of the event loop bring new connections. Node accepts one connection a turn: where each
 * of them also starts what has arrived, turns take 80 ms under load, and the last of 640 connections is accepted after 20 s.
 */
export function acceptFirst(server: EventEmitter, handle: RequestListener): RequestListener {
  let accepted = 0
  server.on('connection', () => accepted++)
  const handleNext = (call: Parameters<RequestListener>, seen: number, turns: number) => {
    if (accepted === seen || !turns) handle(...call)
    else setImmediate(handleNext, call, accepted, turns - 1)
  }
  // The first immediate runs in the turn of the request, the second after one that can bring a connection.
  return (...call) => void setImmediate(handleNext, call, -1, maxTurns)
}
