"""OpenStack Swift's four servers on loopback, from the settings in a folder.

Ends when any of them ends, and when whoever started it does: its standard input is then at its end.
Arguments: the folder, then the ports of the account, container and object servers.
"""
import ctypes
import json
import os
import select
import signal
import sys

folder = sys.argv[1]
ports = dict(zip(('account', 'container', 'object'), map(int, sys.argv[2:5])))

try:
    os.setxattr(f'{folder}/devices/d1', 'user.sgrada', b'x' * 1000)
except OSError as error:
    sys.exit(f'{folder}: no extended attributes here ({error.strerror}), and Swift needs them. Point TMPDIR to a '
             'folder on ext4, xfs or btrfs, or on a tmpfs of Linux 6.6 or later')

# Test data need not be flushed to the disk.
os.fsync = os.fdatasync = lambda file: None

# Each server patches again later, when it would take a second and a half: the time grows with the loaded modules.
import eventlet.patcher
eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

from swift.common import utils
utils.set_swift_dir(folder)  # before other modules of Swift read /etc/swift/swift.conf
from swift.common.memcached import MemcacheRing
from swift.common.ring import RingBuilder
from swift.common.wsgi import run_wsgi
import swift.proxy.server, swift.account.server, swift.container.server, swift.obj.server  # once, before the forks

# Replaces memcached: without any cache, each request to the proxy looks up account and bucket first.
cached = {}
MemcacheRing.get = lambda self, key, **_: json.loads(cached.get(key, 'null'))
MemcacheRing.set = lambda self, key, value, **_: cached.update({key: json.dumps(value)})
MemcacheRing.delete = lambda self, key, **_: cached.pop(key, None)

for name, port in ports.items():
    ring = RingBuilder(part_power=3, replicas=1, min_part_hours=1)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'd1', 'weight': 1.0})
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{name}.ring.gz')

parent = os.getpid()
children = {}


def end(code):
    for pid in children:
        os.kill(pid, signal.SIGKILL)
    while children:
        children.pop(os.wait()[0], None)
    os._exit(code)


def serve(name):
    end_with_parent = 1  # PR_SET_PDEATHSIG
    ctypes.CDLL(None).prctl(end_with_parent, signal.SIGKILL)
    if os.getppid() != parent:
        return 1
    more = {'global_conf_callback': swift.obj.server.global_conf_callback} if name == 'object' else {}
    return run_wsgi(f'{folder}/{name}.conf', f'{name}-server', verbose=True, **more)


for name in 'account', 'container', 'object', 'proxy':
    pid = os.fork()
    if pid:
        children[pid] = name
        continue
    code = 1
    try:
        code = serve(name)
    finally:
        os._exit(code)

signal.signal(signal.SIGTERM, lambda *_: end(0))
signal.signal(signal.SIGINT, lambda *_: end(0))

while True:
    # The patched select would use eventlet, whose loop does not run here.
    readable, _, _ = eventlet.patcher.original('select').select([0], [], [], 0.2)
    if readable and not os.read(0, 1024):
        end(0)
    pid, status = os.waitpid(-1, os.WNOHANG)
    if pid:
        code = os.waitstatus_to_exitcode(status)
        print(f"Swift's {children.pop(pid)} server ended with {code}", file=sys.stderr, flush=True)
        end(1)
