import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const readTracesUrlSetting = (environment: Record<string, string>) => readSettings(environment).tracesUrl;

describe('The trace URL', () => {
  it.each([
    ['http://collector:4318', 'http://collector:4318/v1/traces'],
    ['http://collector:4318/', 'http://collector:4318/v1/traces'],
    ['https://collector.example.org/otlp', 'https://collector.example.org/otlp/v1/traces'],
  ])('is a path below the general URL: %s', (general, expected) => {
    expect(readTracesUrlSetting({ OTEL_EXPORTER_OTLP_ENDPOINT: general })).toBe(expected);
  });

  it('is exactly the value of its own variable if that variable is set', () => {
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://other:1',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/here',
    };
    expect(readTracesUrlSetting(environment)).toBe('http://collector:4318/here');
  });

  it('is unset by default', () => {
    expect(readTracesUrlSetting({})).toBeUndefined();
  });

  it('is reported as invalid only once', () => {
    expect(() => readTracesUrlSetting({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
      /^OTEL_EXPORTER_OTLP_ENDPOINT must be an http/,
    );
  });
});

describe('The headers for a trace collector', () => {
  const listHeaders = (value: string) => readSettings({ OTEL_EXPORTER_OTLP_HEADERS: value }).otlpHeaders;

  it('are read from names and percent-encoded values', () => {
    expect(listHeaders(' Authorization = Bearer%20x , x-tenant=a=b')).toEqual({ authorization: 'Bearer x', 'x-tenant': 'a=b' });
  });

  it.each(['nothing', 'a b=c', 'x=%zz'])('are rejected if they are invalid: %s', (value) => {
    expect(() => listHeaders(value)).toThrow('OTEL_EXPORTER_OTLP_HEADERS');
  });
});
