import { describe, expect, it } from 'vitest';
import { sniffTable } from './delimiter.ts';

describe('the shape of a table', () => {
  it.each([
    ['a,b\n1,2\n', ',', 0],
    ['a;b\n1,5;2,5\n', ';', 0],
    ['a\tb\nx, y\tz\n', '\t', 0],
    ['a|b\n1|2\n', '|', 0],
    ['"a;x",b\n1,2\n', ',', 0],
    ['name,tags\nAcme,x;y;z\nBeta,x;y\n', ',', 0],
    ['name;note\nAcme;"a, b, c"\nBeta;d, e\n', ';', 0],
    ['Company Name|Domain|Website|Employees\n|","|",,\n,"|","\n",\n"||",,"|",a"\n', '|', 0],
    ['a,b\r1,2\r', ',', 0],
    ['\n\n a,b\n1,2', ',', 0],
    ['Company Name\nAcme, Inc.\n', null, 0],
    ['domain\nacme.example\n', null, 0],
    ['sep=;\na;b\n', ';', 1],
    ['"sep=|"\na|b\n', '|', 1],
    ['Spring portfolio\n\nx,y,z\n1,2,3\n4,5,6\n', ',', 1],
    ['Export, May 2024\nCompany Name,Domain\nAcme,acme.example\n', ',', 1],
    ['Company data,,Funding\nCompany Name,Domain,Last Funding Date\nAcme,acme.example,2020-01-02\n', ',', 1],
    ['Company Name,,Domain\nAcme,x,acme.example\n', ',', 0],
    ['a,b,c\n1,2\n1,2,3,4\n1,2,3\n', ',', 0],
    ['"a', null, 0],
    ['', null, 0],
  ])('of %j is %j with %i rows above', (text, delimiter, before) => {
    expect(sniffTable(text, true, 'file.csv')).toEqual({ delimiter, before });
  });

  it('follows the name of the file where the text says nothing', () => {
    expect(sniffTable('a\tb,c\n', true, 'file.tsv').delimiter).toBe('\t');
    expect(sniffTable('a\tb,c\n', true, 'file.csv').delimiter).toBe(',');
  });
});
