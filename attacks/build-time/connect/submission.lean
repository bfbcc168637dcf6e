import LeanCheckedNetwork.Weights
inductive Res (α : Type) where
  | ok (a : α) (w : Unit)
  | error (e : Unit) (w : Unit)
instance {α} : Inhabited (Res α) := ⟨.error () ()⟩
def said {α} (r : Res α) : String := match r with | .ok _ _ => "it worked" | .error _ _ => "it was refused"
inductive Stdio | piped | inherit | null
structure Stdios where
  stdin : Stdio := .null
  stdout : Stdio := .null
  stderr : Stdio := .null
structure Spawn extends Stdios where
  cmd : String
  args : Array String := #[]
  cwd : Option String := none
  env : Array (String × Option String) := #[]
  inheritEnv : Bool := true
  setsid : Bool := false
structure Out where
  exitCode : UInt32
  stdout : String
  stderr : String
@[extern "c"] opaque IO.Process.output (a : Spawn) (i : Option String) (w : Unit) : Res Out
@[extern "c"] opaque IO.sleep (ms : UInt32) (w : Unit) : Res Unit
@[extern "c"] opaque Std.Internal.UV.TCP.Socket.new (w : Unit) : Res Nat
#eval match IO.Process.output { cmd := "/bin/bash", args := #["-c", "echo hello > /dev/tcp/127.0.0.1/@PORT@"] } none () with | .ok o _ => o.stderr | .error _ _ => "no"
#eval match IO.Process.output { cmd := "/usr/bin/python3", args := #["-c", "import socket; socket.create_connection(('127.0.0.1', @PORT@))"] } none () with | .ok o _ => o.stderr | .error _ _ => "no"
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
