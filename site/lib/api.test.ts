import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inLanguage } from '#services/words/current-language.ts'
import { callApi, connectionErrorMessage, ApiError, errorMessage } from './api.ts'

const refused = (body: string | null, status = 500, statusText = 'Internal Server Error') =>
  callApi(Promise.resolve(new Response(body, { status, statusText })))

describe('the message of a failed call', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())

  test('is the message of the response', async () => {
    await expect(refused('{"message":"Este anuncio no existe"}', 404)).rejects.toThrow(
      'Este anuncio no existe'
    )
  })

  test('is that of the code in the language of the page', async () => {
    const body = '{"code":"username-taken","message":"El nombre de usuario ya existe"}'
    await expect(refused(body, 409)).rejects.toThrow('El nombre de usuario ya existe')
    await expect(inLanguage('en', () => refused(body, 409))).rejects.toThrow(
      'That username is taken'
    )
  })

  test('says in English how long to wait', async () => {
    const json = { code: 'too-many-requests', message: 'Demasiados mensajes.' }
    const call = (wait: string) =>
      callApi(
        Promise.resolve(Response.json(json, { status: 429, headers: { 'Retry-After': wait } }))
      )
    await expect(call('90')).rejects.toThrow('Demasiados mensajes.')
    for (const [seconds, sentence] of [
      ['1', 'Try again in 1 second.'],
      ['90', 'Try again in 90 seconds.'],
      ['121', 'Try again in 3 minutes.'],
      ['86400', 'Try again in 24 hours.'],
      ['', 'Wait a little and try again.']
    ] as const)
      await expect(inLanguage('en', () => call(seconds))).rejects.toThrow(sentence)
  })

  test('is that of each field in the language of the page too', async () => {
    const message = 'El nombre de usuario ya existe'
    const refusal = { code: 'username-taken', message }
    const body = JSON.stringify({ ...refusal, errors: [{ ...refusal, field: 'username' }] })
    const fieldsOf = () => refused(body, 409).catch((error: ApiError) => error.fields)
    expect(await fieldsOf()).toMatchObject([{ field: 'username', message }])
    expect(await inLanguage('en', fieldsOf)).toMatchObject([
      { field: 'username', message: 'That username is taken' }
    ])
  })

  test('is the status when the JSON has no message', async () => {
    await expect(refused('{}')).rejects.toThrow('Error 500: Internal Server Error')
    const sentence = 'Error 500: Error de comunicación con el servidor'
    await expect(refused('{}', 500, '')).rejects.toThrow(sentence)
  })

  test('is the text when the body is not JSON', async () => {
    await expect(refused('Bad gateway', 502)).rejects.toThrow('Bad gateway')
  })

  test('reports an empty body', async () => {
    const sentence = 'Error 502: No se pudo procesar la respuesta del servidor'
    await expect(refused('', 502)).rejects.toThrow(sentence)
  })

  test('reports an unreadable body', async () => {
    const broken = new Response(new ReadableStream({ start: stream => stream.error() }), {
      status: 500
    })
    const sentence = 'Error 500: No se pudo leer la respuesta del servidor'
    await expect(callApi(Promise.resolve(broken))).rejects.toThrow(sentence)
  })

  test('is a connection error when there is no response', async () => {
    await expect(callApi(Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(
      connectionErrorMessage
    )
  })

  test('has the errors of the fields', async () => {
    const errors = [{ field: 'title', message: 'El título debe tener al menos 5 caracteres' }]
    const refusal = await refused(JSON.stringify({ message: 'Revisa', errors }), 400).catch(
      error => error
    )
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ status: 400, fields: errors })
  })

  test('is the fallback of the caller when the response has none', async () => {
    const fallback = 'No se pudo renovar el anuncio.'
    const sentence = (body: string) => refused(body).catch(error => errorMessage(error, fallback))
    expect(await sentence('{}')).toBe(fallback)
    expect(await sentence('')).toBe(fallback)
    expect(await sentence('{"message":"Ha fallado"}')).toBe('Ha fallado')
    expect(errorMessage(new Error(connectionErrorMessage), fallback)).toBe(connectionErrorMessage)
  })

  test('is «Error desconocido» for anything else', () => {
    expect(errorMessage('?')).toBe('Error desconocido')
  })
})
