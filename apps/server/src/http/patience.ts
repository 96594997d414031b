import type { FastifyRequest } from 'fastify'

/**
 * Lets a request take as long as its work does: a connection on which nothing moves is cut, and a
 * backup of a large store moves nothing before it is whole. Only for the operator's requests.
 */
export async function patiently<T>({ raw }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const { socket } = raw
  const { timeout } = socket
  socket.setTimeout(0)
  try {
    return await work()
  } finally {
    socket.setTimeout(timeout ?? 0)
  }
}
