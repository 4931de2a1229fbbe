import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callApi, connectionErrorMessage, ApiError, errorMessage } from './api.ts'

const refused = (body: string | null, status = 500, statusText = 'Internal Server Error') =>
  callApi(Promise.resolve(new Response(body, { status, statusText })))

describe('the sentence of an answer that is no answer', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())

  test('is its message', async () => {
    await expect(refused('{"message":"Este anuncio no existe"}', 404)).rejects.toThrow(
      'Este anuncio no existe'
    )
  })

  test('is its status, when it is JSON without a message', async () => {
    await expect(refused('{}')).rejects.toThrow('Error 500: Internal Server Error')
  })

  test('is its text, when it is no JSON', async () => {
    await expect(refused('Bad gateway', 502)).rejects.toThrow('Bad gateway')
  })

  test('says so, when there is nothing in it', async () => {
    const sentence = 'Error 502: No se pudo procesar la respuesta del servidor'
    await expect(refused('', 502)).rejects.toThrow(sentence)
  })

  test('says so, when it cannot be read', async () => {
    const broken = new Response(new ReadableStream({ start: stream => stream.error() }), {
      status: 500
    })
    const sentence = 'Error 500: No se pudo leer la respuesta del servidor'
    await expect(callApi(Promise.resolve(broken))).rejects.toThrow(sentence)
  })

  test('is one of connection, when nothing came at all', async () => {
    await expect(callApi(Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(
      connectionErrorMessage
    )
  })

  test('carries what is wrong with each field', async () => {
    const errors = [{ field: 'title', message: 'El título debe tener al menos 5 caracteres' }]
    const refusal = await refused(JSON.stringify({ message: 'Revisa', errors }), 400).catch(
      error => error
    )
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ status: 400, fields: errors })
  })

  test('is that of whoever asked, when the server gave none', async () => {
    const said = 'No se pudo renovar el anuncio.'
    const sentence = (body: string) => refused(body).catch(error => errorMessage(error, said))
    expect(await sentence('{}')).toBe(said)
    expect(await sentence('')).toBe(said)
    expect(await sentence('{"message":"Ha fallado"}')).toBe('Ha fallado')
    expect(errorMessage(new Error(connectionErrorMessage), said)).toBe(connectionErrorMessage)
  })

  test('is «Error desconocido» for anything else', () => {
    expect(errorMessage('?')).toBe('Error desconocido')
  })
})
