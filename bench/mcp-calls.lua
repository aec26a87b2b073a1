-- Calls tools of the Model Context Protocol, one after the other.
local calls = {
  '{"name":"trade","arguments":{"species":"Monodon monoceros","term":["tusks"]}}',
  '{"name":"find_species","arguments":{"name":"whale"}}',
  '{"name":"listings","arguments":{"species":"Ursus maritimus"}}',
  '{"name":"status","arguments":{"species":"Odobenus rosmarus"}}',
}
local called = 0

function request()
  called = called + 1
  local body = '{"jsonrpc":"2.0","id":' .. called .. ',"method":"tools/call","params":' .. calls[called % #calls + 1] .. '}'
  local headers = { ['content-type'] = 'application/json', ['accept'] = 'application/json, text/event-stream' }
  return wrk.format('POST', nil, headers, body)
end
